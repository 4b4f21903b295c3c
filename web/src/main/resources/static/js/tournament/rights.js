import { session, signedInAs } from '../session.js';

/** Whether it makes sense to show the desk; the server decides about every deed itself. */
export const mayOrganise = ({ organiser, organisers }) => signedInAs() !== null
  && (organiser === signedInAs() || organisers?.includes(signedInAs()) || (session()?.roles ?? []).some((role) => role === 'admin' || role === 'organiser'));
