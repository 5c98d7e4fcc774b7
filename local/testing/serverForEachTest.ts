/** Starts a server before each test of a file. @returns an object that always has the properties of the current server */
export function serverForEachTest<Server extends { close: () => unknown }>(
  start: () => Promise<Server>,
): Server {
  const server = {} as Server;
  beforeEach(async () => Object.assign(server, await start()));
  afterEach(() => server.close());
  return server;
}
