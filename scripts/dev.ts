/** `npm run dev`: serves what `npm start` serves, at the same addresses, with live reload. */
import { command } from './support/command';
import { startDev } from './support/startDev';

void command((signal, root) => startDev(root, signal));
