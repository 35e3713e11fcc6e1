/** Never a page of ours, even when somebody opens it by itself: it may neither run nor load. */
const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

const endings = { 'image/webp': 'webp', 'image/svg+xml; charset=utf-8': 'svg' } as const

/** What goes with a picture that people sent, or that was drawn for them. */
export const pictureHeaders = (type: keyof typeof endings) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="picture.${endings[type]}"`,
  'Content-Security-Policy': policy,
})
