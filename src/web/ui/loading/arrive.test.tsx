import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { whenAsked } from './arrive.tsx'
import { onceIdle } from './arrive-idle.tsx'

interface NamedProps {
  readonly name: string
}
const Picture = ({ name }: NamedProps) => <p>A picture of {name}</p>
const Room = ({ name }: NamedProps) => <p>Room for {name}</p>

it('draws what was asked for as soon as it is here, and room for it until then', async () => {
  const Asked = whenAsked(async () => Picture, Room)
  expect(renderToString(<Asked name="Ada" />)).toContain('Room for')
  await Asked.fetch()
  expect(renderToString(<Asked name="Ada" />)).toContain('A picture of')
})

it('leaves no room unless told to', () => {
  const Asked = whenAsked(async () => Picture)
  expect(renderToString(<Asked name="Ada" />)).toBe('')
})

it('keeps what nobody misses out of the first drawing, here or not', async () => {
  const Missed = onceIdle(async () => Picture, Room)
  await Missed.fetch()
  expect(renderToString(<Missed name="Ada" />)).toContain('Room for')
})
