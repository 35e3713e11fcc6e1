/** The business numbers every screen needs from its first moment; the others are in limits.ts. */
export const screenLimits = {
  toastDurationMs: 5000,
  toastsVisible: 1,
  toastSwipePx: 50,
  toastHotkey: 'F8',
  tooltipDelayMs: 700,
  tooltipSkipDelayMs: 300,
  errorTextCharacters: 2000,
  passwordCharactersLeast: 12,
  passwordCharactersMost: 128,
  codeDigits: 6,
} as const
