/** `npm run dev`: the site with live reload, its function and the inbox, at the same addresses as `npm start`. */
import { command } from './support/command';
import { startDev } from './support/startDev';

void command((signal, root) => startDev(root, signal));
