/* eslint-disable import-x/no-restricted-paths -- the host calls the functions by this file, into which esbuild bundles them */
import './functions/auth';
import './functions/sendEmail';
