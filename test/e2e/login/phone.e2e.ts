import { newPhone } from '../../support/way-in.ts'
import { codeFor } from '../outbox.ts'
import {
  askForCode,
  codeBox,
  enterCode,
  expectCodeBox,
  phoneBox,
  signInByPhone,
  signUpByPhone,
} from '../phone.ts'
import { expect, test } from '../story.ts'
import { expectStart, goOffline, goOnline } from '../vocabulary.ts'

test('what is wrong with a number or its code is told beside it', async ({ page, forgive }) => {
  forgive(/status of 4(04|22)/)
  await page.goto('/mcapp/login')

  await test.step('a number is spaced as it is typed, and a + finds its country', async () => {
    await expect(page.getByLabel('Country of the phone number')).toHaveValue('DE')
    await phoneBox(page).pressSequentially('015123456789')
    await expect(phoneBox(page)).toHaveValue('01512 3456789')
    await phoneBox(page).fill('')
    await phoneBox(page).pressSequentially('+33612345678')
    await expect(phoneBox(page)).toHaveValue('+33 6 12 34 56 78')
    await expect(page.getByLabel('Country of the phone number')).toHaveValue('FR')
  })

  await test.step('a number nobody has', async () => {
    await askForCode(page, newPhone())
    await expect(phoneBox(page)).toHaveAccessibleDescription(
      'No user found with that phone number.',
    )
    await expect(phoneBox(page)).not.toHaveValue('')
  })

  await test.step('a code that was never sent', async () => {
    await phoneBox(page).fill(newPhone())
    await page.getByRole('button', { name: 'I already have a code' }).click()
    await enterCode(page, '123456')
    await expect(codeBox(page)).toHaveAccessibleDescription('Please send OTP first.')
  })
})

test('a wrong code is told, a new one is sent after a while', async ({ page, server, forgive }) => {
  forgive(/status of 422/)
  const number = newPhone()
  await signUpByPhone(page, server, { name: 'Anna Keller', number })
  await page.clock.install()
  await page.getByRole('button', { name: 'Send code' }).click()
  const right = await codeFor(server, number, 2)
  await enterCode(page, right === '000000' ? '111111' : '000000')
  await expect(codeBox(page)).toHaveAccessibleDescription('That code is not right.')
  await expect(codeBox(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('button', { name: 'Send a new code', exact: true })).toBeEnabled()
  await codeBox(page).fill(right)
  await expectStart(page)
})

test('a lost connection, a second look at the number and a pasted code', async ({
  page,
  server,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED/)
  const number = newPhone()
  await signUpByPhone(page, server, { name: 'Anna Keller', number })
  const typed = await phoneBox(page).inputValue()

  await test.step('a lost connection loses nothing that was typed', async () => {
    await goOffline(page)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
    await expect(phoneBox(page)).toHaveValue(typed)
    await goOnline(page)
  })

  await test.step('the number can be changed after the code was sent', async () => {
    await page.getByRole('button', { name: 'Send code' }).click()
    await expectCodeBox(page)
    await page.getByRole('button', { name: 'Change the number' }).click()
    await expect(phoneBox(page)).toHaveValue(typed)
  })

  await test.step('a code is offered to be filled in, or pasted with its spaces', async () => {
    await page.getByRole('button', { name: 'I already have a code' }).click()
    await expect(codeBox(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(codeBox(page)).toHaveAttribute('inputmode', 'numeric')
    const code = await codeFor(server, number, 2)
    await codeBox(page).focus()
    await page.keyboard.insertText(` ${code.slice(0, 3)} ${code.slice(3)} `)
    await expectStart(page)
  })
})

test('a deep link leads to the login and back to it', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const number = newPhone()
  await signUpByPhone(page, server, { name: 'Anna Keller', number })
  await page.goto('/mcapp/expenses?q=rent')
  await expect(page).toHaveURL(/\/mcapp\/login/)
  await signInByPhone(page, server, number, 2)
  await expect(page).toHaveURL(/\/mcapp\/expenses\?q=rent/)
})
