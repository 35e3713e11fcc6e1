import type { ErrorBody } from '#contract/errors.ts'
import { call } from './caller.ts'
import { openFormProvider } from './providers.ts'
import { startTestServer } from './server.ts'
import { newPhone, solveCaptcha } from './way-in.ts'

export const password = 'four plain words'

export type Ask = <T = ErrorBody>(
  address: string,
  path: string,
  body: object,
) => Promise<{ readonly status: number; readonly body: T }>

/** A server behind a proxy, which people reach from many addresses, and their phones. */
export async function openDistantPeople() {
  const sms = await openFormProvider(() => ({ status: 201, body: {} }))
  const provider = {
    SMS_ACCOUNT: 'AC1',
    SMS_TOKEN: 'token',
    SMS_FROM: '+15005550006',
    SMS_COUNTRIES: 'DE',
  }
  const server = await startTestServer({
    env: { TRUST_PROXY: '1', SMS_URL: sms.url, ...provider },
  })
  const ask: Ask = (address, path, body) =>
    call(`${server.url}/api/auth/${path}`, 'POST', {
      body,
      headers: { 'X-Forwarded-For': address },
    })

  const lastCode = (phoneNumber: string) => {
    const form = sms.heard.findLast((heard) => heard.form.To === phoneNumber)?.form
    return /\d{6}/.exec(form?.Body ?? '')?.[0] ?? ''
  }

  async function sendCode(address: string, phoneNumber: string, purpose: 'login' | 'signup') {
    const body = { phoneNumber, purpose, captcha: await solveCaptcha(server.url) }
    const { status } = await ask(address, 'otp/send', body)
    return { status, code: lastCode(phoneNumber) }
  }

  return {
    url: server.url,
    databaseUrl: server.databaseUrl,
    ask,
    sendCode,
    confirm: (address: string, phoneNumber: string, code: string) =>
      ask(address, 'otp/confirm', { phoneNumber, purpose: 'login', code }),
    async byEmail(address: string): Promise<string> {
      const email = `${crypto.randomUUID()}@example.org`
      const { status } = await ask(address, 'signup', { email, password, name: 'Anna Berg' })
      if (status !== 200) throw new Error(`sign-up answered ${status}`)
      return email
    },
    async byPhone(address: string): Promise<string> {
      const phoneNumber = newPhone()
      const { code } = await sendCode(address, phoneNumber, 'signup')
      const body = { phoneNumber, purpose: 'signup', code, profile: { name: 'Anna Berg' } }
      const { status } = await ask(address, 'otp/confirm', body)
      if (status !== 200) throw new Error(`sign-up answered ${status}`)
      return phoneNumber
    },
    async close() {
      await server.stop()
      sms.close()
    },
  }
}

export type DistantPeople = Awaited<ReturnType<typeof openDistantPeople>>
