import type { FieldErrors } from '#web/fields/entrance-checks.ts'

export const checkCode = ({ totp = '' }: Readonly<Record<string, string>>): FieldErrors =>
  totp.trim() ? {} : { totp: 'Enter the code.' }
