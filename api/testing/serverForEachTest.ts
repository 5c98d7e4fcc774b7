/**
 * Starts a server before each test of a file, and closes it afterwards.
 * @returns one object for the whole file, with the properties of the running test's server
 */
export function serverForEachTest<Server extends { close: () => Promise<void> }>(
  start: () => Promise<Server>,
): Server {
  const server = {} as Server;
  beforeEach(async () => Object.assign(server, await start()));
  afterEach(() => server.close());
  return server;
}
