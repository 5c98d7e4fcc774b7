/** `npm run dev`: the site with live reload, its function and the inbox, at the same addresses as `npm start`. */
import { command } from '../local/command';
import { startDev } from '../local/startDev';

void command((signal, root) => startDev(root, signal));
