import type { ErrorCode } from '#contract/errors.ts'

export type Step = 'password' | 'code' | 'choose' | 'set-up'

const steps: Partial<Readonly<Record<ErrorCode, Step>>> = {
  'second-factor-needed': 'code',
  'password-change-needed': 'choose',
  'second-factor-setup-needed': 'set-up',
}

/** What the server asks for next, where its refusal is no mistake; null where it is one. */
export const stepAfter = (code: ErrorCode | undefined): Step | null =>
  (code === undefined ? null : steps[code]) ?? null
