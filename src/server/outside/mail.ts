import { createTransport } from 'nodemailer'
import type { MailSettings } from '../settings/provider-settings.ts'
import type { Door } from './message.ts'

const WITHIN_MS = 10_000

/** Mail over SMTP. */
export function mailDoor({ smtpUrl, from }: MailSettings): Door {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, id }) {
      try {
        const messageId = id && { messageId: `<${id}@${domainOf(from)}>` }
        await transport.sendMail({ from, to, subject, text, ...messageId })
      } catch (error) {
        // What SMTP says quotes the address, and this may reach a log.
        const { code } = error as { code?: unknown }
        throw new Error(`The mail server did not take it (${String(code ?? 'unknown')}).`)
      }
    },
  }
}

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
