import { expect, it } from 'vitest'
import { avatarTypes, deleteConfirmation as promised } from '#contract/identity/sign-in.ts'
import { deleteConfirmation, pictureTypes } from './promised.ts'

it('the page and the contract mean the same', () => {
  expect(pictureTypes).toEqual(avatarTypes)
  expect(deleteConfirmation).toBe(promised)
})
