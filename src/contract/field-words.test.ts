import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import './field-words.ts'

const said = (shape: z.ZodType, value: unknown) =>
  shape.safeParse(value).error?.issues.map(({ message }) => message)

const union = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('equal') }),
  z.object({ mode: z.literal('exact') }),
])

describe('a field is told what to do', () => {
  it.each([
    [z.object({ a: z.string() }), {}, 'Fill this in.'],
    [z.string(), 5, 'Write this as text.'],
    [z.int(), 1.5, 'Give a whole number.'],
    [z.number(), 'x', 'Give a number.'],
    [z.boolean(), 'yes', 'Say true or false.'],
    [z.array(z.string()), 'x', 'Give a list.'],
    [z.record(z.string(), z.string()), [], 'Give an object with its fields.'],
    [z.null(), 1, 'Leave this empty.'],
    [z.undefined(), 1, 'Leave this out.'],
    [z.string().max(1), 'ab', 'Use at most 1 character.'],
    [z.string().min(3), 'ab', 'Use at least 3 characters.'],
    [z.string().min(1), '', 'Fill this in.'],
    [z.string().length(4), 'ab', 'Use exactly 4 characters.'],
    [z.array(z.int()).max(1), [1, 2], 'Give at most 1.'],
    [z.number().positive(), 0, 'Give a number above 0.'],
    [z.number().max(5), 6, 'Give at most 5.'],
    [z.number().multipleOf(5), 6, 'Give a multiple of 5.'],
    [z.email(), 'x', 'Enter an email address, like name@example.org.'],
    [z.iso.date(), 'x', 'Enter a real day, like 2026-03-31.'],
    [z.string().regex(/^a$/), 'x', 'This is not written as it should be.'],
    [z.jwt(), 'x', 'This is not written as it should be.'],
    [z.strictObject({}), { a: 1 }, 'There is no such field.'],
    [z.literal('a'), 'b', 'This has to be a.'],
    [z.enum([',', ';']), 'b', 'Choose one of these: ",", ";".'],
    [union, { mode: 'x' }, 'Choose one of these: equal, exact.'],
    [z.union([z.string(), z.int()]), true, 'This cannot be read as it is.'],
    [z.record(z.string().max(1), z.int()), { ab: 1 }, 'There is no such field.'],
    [z.string().refine(() => false), 'x', 'This cannot be read as it is.'],
    [z.string({ error: 'Say it.' }), 5, 'Say it.'],
  ])('%#', (shape, value, words) => {
    expect(said(shape, value)).toEqual([words])
  })
})
