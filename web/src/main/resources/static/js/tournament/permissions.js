import { session, signedInAs } from '../session.js';

/** Whether to show the desk; the server checks every action itself. */
export const mayOrganise = ({ organisers = [] }) =>
  signedInAs() !== null && (organisers.includes(signedInAs()) || (session()?.roles ?? []).includes('admin'));
