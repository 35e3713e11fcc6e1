import { newPhone } from '../../support/way-in.ts'
import { codeFor } from '../outbox.ts'
import { askForCode, enterCode, expectCodeBox, phoneBox, signUpByPhone } from '../phone.ts'
import { expect, test } from '../story.ts'
import { expectNothingKept, expectStart, signOut } from '../vocabulary.ts'

test('a newcomer signs up by phone, logs in, reloads and logs out', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const number = newPhone()
  await signUpByPhone(page, server, { name: 'Anna Keller', number })
  await expect(page).toHaveURL(/\/mcapp\/login/)
  expect(await page.evaluate(() => localStorage.getItem('mc-token'))).toBeNull()

  await expect(phoneBox(page)).not.toHaveValue('')
  await page.getByRole('button', { name: 'Send code' }).click()
  await enterCode(page, await codeFor(server, number, 2))
  await expectStart(page)
  await page.reload()
  await expectStart(page)

  await signOut(page)
  await expect(page).toHaveURL(/\/mcapp\/login/)
  await expectNothingKept(page)
})

test('what the browser knows is proposed and can be changed', async ({ page, server }) => {
  const number = newPhone()
  await page.goto('/mcapp/signup')
  await expect(page.getByLabel('Country of the phone number')).toHaveValue('DE')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('DE')
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Berlin')
  await expect(page.getByLabel('Numbers and dates')).toHaveValue('en-GB')
  await page.getByLabel('Currency').selectOption('CHF')
  await page.getByLabel('Name').fill('Beat Huber')
  await askForCode(page, number)
  await enterCode(page, await codeFor(server, number))
  await page.getByRole('button', { name: 'Send code' }).click()
  await enterCode(page, await codeFor(server, number, 2))
  await expectStart(page)
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('mc-user') ?? '{}'))
  expect(user).toMatchObject({
    name: 'Beat Huber',
    phone: number,
    email: null,
    emailVerified: false,
    country: 'DE',
    currency: 'CHF',
    timezone: 'Europe/Berlin',
    locale: 'en-GB',
    emailNotifications: false,
    pushNotifications: false,
    mutedEmail: [],
    mutedPush: [],
    quietFrom: null,
    quietTo: null,
    aiConsentTo: null,
    role: 'user',
    roles: null,
    status: 'active',
    subscriptionEndDate: null,
    aiAdviceCount: 0,
  })
})

test('a number that is taken is told beside it, and leads to the login with it', async ({
  page,
  server,
  forgive,
}) => {
  forgive(/status of 409/)
  const number = newPhone()
  await signUpByPhone(page, server, { name: 'Anna Keller', number })
  await page.goto('/mcapp/signup')
  await page.getByLabel('Name').fill('Anna again')
  await askForCode(page, number)
  await expect(phoneBox(page)).toHaveAccessibleDescription(
    'A user with this phone number already exists. Please log in.',
  )
  await expect(page.getByLabel('Name')).toHaveValue('Anna again')
  const typed = await phoneBox(page).inputValue()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(phoneBox(page)).toHaveValue(typed)
})

test('a name and a whole number are asked for before anything is sent', async ({ page }) => {
  await page.goto('/mcapp/signup')
  await askForCode(page, '12')
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter your name.')
  await expect(phoneBox(page)).toHaveAccessibleDescription(/^Enter a phone number, like 0\d/)
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('somebody whose page was gone enters the code they have', async ({ page, server }) => {
  const number = newPhone()
  await page.goto('/mcapp/signup')
  await page.getByLabel('Name').fill('Clara Vogel')
  await askForCode(page, number)
  await expectCodeBox(page)
  const code = await codeFor(server, number)
  await page.reload()
  await page.getByLabel('Name').fill('Clara Vogel')
  await phoneBox(page).fill(number)
  await page.getByRole('button', { name: 'I already have a code' }).click()
  await enterCode(page, code)
  await expect(page.getByRole('status')).toContainText('Your account is ready.')
})
