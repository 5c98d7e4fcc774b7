/**
 * Starts a server before each test of a file and closes it after the test.
 * @returns an object with that server's properties
 */
export function serverForEachTest<Server extends { close: () => unknown }>(
  start: () => Promise<Server>,
): Server {
  const server = {} as Server; // `beforeEach` fills it.

  beforeEach(async () => Object.assign(server, await start()));
  afterEach(() => server.close());

  return server;
}
