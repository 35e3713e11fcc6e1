import { createMiddleware } from 'hono/factory'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

const headers = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

const twoYearsS = 63_072_000

/** On every answer: pages, calls and errors alike. */
export const secureAnswers = (publicUrl: string | null) =>
  createMiddleware(async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (publicUrl?.startsWith('https:')) {
      c.header('Strict-Transport-Security', `max-age=${twoYearsS}; includeSubDomains`)
    }
    await next()
  })
