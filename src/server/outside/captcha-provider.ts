import type { Logger } from 'pino'
import { z } from 'zod'
import type { CaptchaSettings } from '../settings/provider-settings.ts'
import type { Captcha } from './captcha.ts'
import { hardness } from './hardness.ts'

const WITHIN_MS = 5000
/** Below this, reCAPTCHA takes the visitor for a program; the others give no score. */
const SCORE_LEAST = 0.5
/** Asked for when what may be sent runs out. */
const SCORE_WHEN_SCARCE = 0.8

const verdict = z.object({ success: z.boolean(), score: z.number().optional() })

/** Turnstile, hCaptcha and reCAPTCHA are asked in the same way; each forgets a proof once used. */
export function captchaProvider(
  settings: CaptchaSettings,
  log: Logger,
  used: () => Promise<number>,
): Captcha {
  const { provider, siteKey, secret, url } = settings
  return {
    begin: async () => ({ provider, siteKey }),
    async isProven(proof, address, isCostly = false) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: proof, remoteip: address }),
          redirect: 'error',
          signal: AbortSignal.timeout(WITHIN_MS),
        })
        const { success, score = 1 } = verdict.parse(await answer.json())
        const isScarce = isCostly && hardness(await used()) > 1
        return success && score >= (isScarce ? SCORE_WHEN_SCARCE : SCORE_LEAST)
      } catch (error) {
        log.warn({ provider, reason: (error as Error).name }, 'the captcha could not be checked')
        return false
      }
    },
  }
}
