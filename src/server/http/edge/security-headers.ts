import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config.ts'

/** What the page of another captcha than ours loads, and from where. */
const captchaOrigins = {
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
} as const

/** The only scripts that run WebAssembly, both in a worker: what reads the text of receipts. */
const engineScript = /^\/assets\/(?:picture-worker|ort-wasm)[\w.-]*$/

const othersFor = (captcha: keyof typeof captchaOrigins | undefined): string =>
  captcha ? ['', ...captchaOrigins[captcha]].join(' ') : ''

function policyFor(others: string, scripts = ''): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}${others}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${others}`,
    ...(others ? [`frame-src${others}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

const twoYearsS = 63_072_000

/** On every answer: pages, calls and errors alike. */
export function secureAnswers({ publicUrl, captcha }: Pick<Config, 'publicUrl' | 'captcha'>) {
  const policy = policyFor(othersFor(captcha?.provider))
  const enginePolicy = policyFor('', " 'wasm-unsafe-eval'")
  return createMiddleware(async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    c.header('Content-Security-Policy', engineScript.test(c.req.path) ? enginePolicy : policy)
    if (publicUrl?.startsWith('https:')) {
      c.header('Strict-Transport-Security', `max-age=${twoYearsS}; includeSubDomains`)
    }
    await next()
  })
}
