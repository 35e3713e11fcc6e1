import { openTestEngine } from '../support/engine.ts'
import { openModelProvider } from '../support/model-provider.ts'
import { openFormProvider, openRatesProvider } from '../support/providers.ts'
import { openS3 } from '../support/s3-server.ts'
import { startTestServer } from '../support/server.ts'
import { openSmtpServer } from '../support/smtp-server.ts'
import { Troubled } from './troubled.ts'

/** As long as the snapshot has no such day, it is a new rate. */
const rates = () => ({ base: 'EUR', date: '2026-11-13', rates: { USD: 1.1 } })

/** A server with a provider of every kind, each of which can be troubled. */
export async function openOutageStand(modelWithinS: number) {
  const texts = await openFormProvider(() => ({ status: 201, body: { sid: 'SM1' } }))
  const smtp = await openSmtpServer()
  const model = await openModelProvider()
  model.behave((_, says) => {
    says.piece('Nothing stands out.')
    says.stop()
  })
  const currencies = await openRatesProvider(rates)
  const s3 = await openS3()
  const fronts = {
    sms: await Troubled.before('http', texts.url),
    mail: await Troubled.before('smtp', smtp.url),
    model: await Troubled.before('http', model.url),
    rates: await Troubled.before('http', currencies.url),
    receipts: await Troubled.before('http', s3.url),
  }
  const env = {
    SMS_URL: fronts.sms.url,
    SMS_ACCOUNT: 'AC1',
    SMS_TOKEN: 'token',
    SMS_FROM: '+15005550006',
    SMS_COUNTRIES: 'DE',
    SMTP_URL: fronts.mail.url,
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'test',
    MODEL_URL: fronts.model.url,
    MODEL_WITHIN_S: String(modelWithinS),
    RECEIPTS_STORE: fronts.receipts.url,
    RECEIPTS_KEY: 'key',
    RECEIPTS_SECRET: 'secret',
  }
  const server = await startTestServer({ env: { ...env, DATABASE_CONNECTIONS: '10' } })
  // Rates are asked for by a job once a day; beside the server it can be asked for at will.
  const beside = await openTestEngine({
    databaseUrl: server.databaseUrl,
    at: new Date().toISOString(),
    env: { RATES_URL: fronts.rates.url },
  })
  const all = Object.values(fronts)
  return {
    server,
    beside,
    mails: smtp.mails,
    behave: async (manner: Parameters<Troubled['behave']>[0]) => {
      await Promise.all(all.map((front) => front.behave(manner)))
    },
    async close() {
      await server.stop()
      await beside.close()
      await Promise.all(all.map((front) => front.close()))
      for (const provider of [texts, model, currencies, s3]) provider.close()
      await smtp.close()
    },
  }
}
