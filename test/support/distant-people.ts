import type { ErrorBody } from '#contract/errors.ts'
import { browserHeader } from '#contract/storage.ts'
import { call } from './caller.ts'
import { openFormProvider, openMailServer } from './providers.ts'
import { startTestServer } from './server.ts'
import { newPhone, solveCaptcha } from './way-in.ts'

export const password = 'four plain words'

export type Ask = <T = ErrorBody>(
  address: string,
  path: string,
  body: object,
  /** The mark of a browser. */
  browser?: string,
) => Promise<{ readonly status: number; readonly body: T }>

/** A server behind a proxy, and those who carry its messages. */
async function openDistantServer() {
  const sms = await openFormProvider(() => ({ status: 201, body: {} }))
  const mail = await openMailServer()
  const provider = {
    SMS_ACCOUNT: 'AC1',
    SMS_TOKEN: 'token',
    SMS_FROM: '+15005550006',
    SMS_COUNTRIES: 'DE',
  }
  const server = await startTestServer({
    env: { TRUST_PROXY: '1', SMS_URL: sms.url, SMTP_URL: mail.url, ...provider },
  })
  return {
    server,
    lastCode(phoneNumber: string): string {
      const form = sms.heard.findLast((heard) => heard.form.To === phoneNumber)?.form
      return /\d{6}/.exec(form?.Body ?? '')?.[0] ?? ''
    },
    /** The secrets of the links that came to an address. */
    resetsTo(email: string): readonly string[] {
      const texts = mail.mails.map(unfolded).filter((text) => text.includes(`To: ${email}`))
      return texts.flatMap((text) => /#reset=([\w-]+)/.exec(text)?.[1] ?? [])
    },
    async close() {
      await server.stop()
      sms.close()
      mail.close()
    },
  }
}

/** As it was before it was made fit for travel. */
const unfolded = (mail: string) => mail.replaceAll(/=\n/g, '').replaceAll('=3D', '=')

/** A server which people reach from many addresses, and their phones and mailboxes. */
export async function openDistantPeople() {
  const { server, lastCode, resetsTo, close } = await openDistantServer()
  const ask: Ask = (address, path, body, browser) =>
    call(`${server.url}/api/auth/${path}`, 'POST', {
      body,
      headers: { 'X-Forwarded-For': address, ...(browser && { [browserHeader]: browser }) },
    })

  async function sendCode(
    address: string,
    phoneNumber: string,
    purpose: 'login' | 'signup',
    browser?: string,
  ) {
    const body = { phoneNumber, purpose, captcha: await solveCaptcha(server.url) }
    const { status } = await ask(address, 'otp/send', body, browser)
    return { status, code: lastCode(phoneNumber) }
  }

  return {
    url: server.url,
    databaseUrl: server.databaseUrl,
    ask,
    sendCode,
    confirm: (address: string, phoneNumber: string, code: string, browser?: string) =>
      ask(address, 'otp/confirm', { phoneNumber, purpose: 'login', code }, browser),
    /** Asks for a link for a new password; answers the status. */
    async forgot(address: string, email: string, browser?: string): Promise<number> {
      const body = { email, captcha: await solveCaptcha(server.url) }
      return (await ask(address, 'password/forgot', body, browser)).status
    },
    resetsTo,
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
    close,
  }
}

export type DistantPeople = Awaited<ReturnType<typeof openDistantPeople>>
