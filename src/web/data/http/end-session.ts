import { authCall } from './auth-call.ts'
import { type CallOptions, reportRefusedToken } from './client.ts'

/** The feed only hears that it is over: asked once more, the server says why, and that is told. */
export async function endSession(token: string, over: CallOptions = {}): Promise<void> {
  await authCall('auth.session', { token, ...over }).catch(() => undefined)
  reportRefusedToken(token)
}
