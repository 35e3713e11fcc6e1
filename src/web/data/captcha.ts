import type { CaptchaChallenge } from '#contract/identity/captcha.ts'
import { authCall } from './http/auth-call.ts'

/** Works on another thread: typing and drawing go on while the puzzle is solved. */
function solve(challenge: CaptchaChallenge): Promise<unknown> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The captcha could not be solved.'))
    worker.onmessage = ({ data }: MessageEvent<unknown>) => (data ? resolve(data) : fail())
    worker.onerror = fail
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}

/** Proof that this browser did some work, as the server wants it with a request. */
export async function solveCaptcha(): Promise<string> {
  const asked = await authCall('auth.captcha')
  if (asked.provider !== 'altcha') {
    const { askProvider } = await import('./captcha-provider.ts')
    return askProvider(asked.provider, asked.siteKey)
  }
  const { challenge } = asked
  const solution = await solve(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}
