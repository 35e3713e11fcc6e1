import { startTestServer, type TestServer } from './server.ts'

type SharedServer = Pick<TestServer, 'url' | 'databaseUrl' | 'dataDir'>

/** Where the one server is that most tests of a run share; set for every process of the run. */
const variable = 'TEST_SERVER'

/** Starts it; returns how to stop it. */
export async function startSharedServer(): Promise<() => Promise<unknown>> {
  const { stop, url, databaseUrl, dataDir } = await startTestServer()
  process.env[variable] = JSON.stringify({ url, databaseUrl, dataDir })
  return stop
}

/**
 * A server as it comes, already running, for tests that only look at what is theirs: somebody who
 * signed up for them. What is counted over everybody, logged or stopped needs one of its own.
 */
export function sharedServer(): SharedServer {
  const shared = process.env[variable]
  if (!shared) throw new Error('startSharedServer has not run in this test run.')
  return JSON.parse(shared)
}
