import type { SmsSettings } from '../settings/provider-settings.ts'
import type { Door } from './message.ts'

const WITHIN_MS = 10_000

/** Text messages through an HTTP interface in the manner of Twilio. */
export function smsDoor({ url, account, token, from }: SmsSettings): Door {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return {
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { Authorization: authorization },
        body: new URLSearchParams({ To: to, [sender]: from, Body: text }),
        // The token must not follow to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(WITHIN_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The SMS provider answered ${answer.status}.`)
    },
  }
}
