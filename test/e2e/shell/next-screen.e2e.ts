import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

test('the code of the next screens is here before the click', { tag: '@fetches-ahead' }, async ({
  page,
  person,
}) => {
  // They come one by one, so the goals are here when the loans are asked for.
  const afterGoals = page.waitForRequest(/\/assets\/loans-page/)
  await enter(page, person)
  await afterGoals
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Goals/ })
    .click()
  await expect(page.getByRole('button', { name: 'Add a goal' })).toBeVisible()
  expect(asked.filter((url) => url.includes('/assets/goals-page'))).toEqual([])
})
