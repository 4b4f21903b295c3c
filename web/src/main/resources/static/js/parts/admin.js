export * as admin from '../pages/admin.js';
export * as status from '../pages/status.js';
