import { session, signedInAs } from '../session.js';

/** Whether it makes sense to show the desk; the server decides about every deed itself. */
export const mayOrganise = ({ organisers = [] }) =>
  signedInAs() !== null && (organisers.includes(signedInAs()) || (session()?.roles ?? []).includes('admin'));
