import type { Logger } from 'pino'
import type { CaptchaAnswer } from '#contract/identity/captcha.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { altcha } from './altcha.ts'
import { captchaProvider } from './captcha-provider.ts'

/** Tells people from programs, at the price of a little work in their browser. */
export interface Captcha {
  /** What the browser is given. */
  begin(): Promise<CaptchaAnswer>
  /** Whether a proof holds. Each holds once. For a message that costs, it may have to be harder. */
  isProven(proof: string, address: string, isCostly?: boolean): Promise<boolean>
}

interface CaptchaDeps {
  readonly config: Pick<Config, 'captcha' | 'authSecret'>
  readonly clock: Clock
  readonly database: Pick<Database, 'pool'>
  readonly log: Logger
  /** Which part of the messages that cost is used up. */
  used(): Promise<number>
}

export const openCaptcha = ({ config, clock, database, log, used }: CaptchaDeps): Captcha =>
  config.captcha
    ? captchaProvider(config.captcha, log, used)
    : altcha({ secret: config.authSecret, clock, database, used })
