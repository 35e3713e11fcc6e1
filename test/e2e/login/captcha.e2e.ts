import { newPhone } from '../../support/way-in.ts'
import { askForCode } from '../phone.ts'
import { expect, test } from '../story.ts'

// The server only lets another provider's script in when it is set up for it.
test.use({ bypassCSP: true })

const providers = [
  { provider: 'turnstile', host: 'https://challenges.cloudflare.com/**', name: 'turnstile' },
  { provider: 'hcaptcha', host: 'https://js.hcaptcha.com/**', name: 'hcaptcha' },
  { provider: 'recaptcha', host: 'https://www.google.com/**', name: 'grecaptcha' },
] as const

const widget = (name: string) => `window.${name} = {
  render: (_box, options) => {
    this.prove = () => options.callback(options.sitekey + ' is proven')
    return 7
  },
  execute: (id) => id === 7 && this.prove(),
}`

for (const { provider, host, name } of providers)
  test(`${provider} is asked when the server says so`, async ({ page }) => {
    await page.route('**/api/auth/captcha', (route) =>
      route.fulfill({ json: { provider, siteKey: 'site-1' } }),
    )
    await page.route(host, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: widget(name) }),
    )
    const sent = page.waitForRequest('**/api/auth/otp/send')
    await page.route('**/api/auth/otp/send', (route) =>
      route.fulfill({ json: { resendInS: 30, expiresInS: 300, waitsAt: null } }),
    )
    await page.goto('/mcapp/login')
    await askForCode(page, newPhone())
    expect((await sent).postDataJSON()).toMatchObject({ captcha: 'site-1 is proven' })
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  })
