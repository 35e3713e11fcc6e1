import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import type { ChartWriting } from '#web/charts/series.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { answerSplit, type SplitPerson, titlesOf } from './split-answer.ts'
import { SplitOutcome } from './split-outcome.tsx'
import { SplitRow } from './split-row.tsx'

export interface SplitCalculatorProps {
  readonly writing: ChartWriting
}

const peopleMost = 20
const peopleLeast = 2

const person = (number: number, name = '', paid = ''): SplitPerson => ({
  id: `p${String(number).padStart(4, '0')}`,
  name,
  paid,
  heads: 1,
})

/** Somebody to begin with, so that the answer shows what it is about. */
export const firstPeople: readonly SplitPerson[] = [
  person(1, 'Anna', '96.40'),
  person(2, 'Ben', '31.50'),
  person(3, 'Chris'),
  person(4, 'Dora', '12'),
]

/** Who paid what, and the fewest payments that make it even; nothing is kept. */
export function SplitCalculator({ writing }: SplitCalculatorProps) {
  const [people, setPeople] = useState(firstPeople)
  const [next, setNext] = useState(firstPeople.length + 1)
  const change = (id: string, patch: Partial<SplitPerson>) =>
    setPeople((all) => all.map((one) => (one.id === id ? { ...one, ...patch } : one)))
  const add = () => {
    setPeople([...people, person(next)])
    setNext(next + 1)
  }
  const remove = (id: string) => setPeople((all) => all.filter((one) => one.id !== id))
  const titles = titlesOf(people)
  return (
    <div className="grid grid-cols-2 gap-x-10 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <ul className="grid gap-3">
          {people.map((one) => (
            <SplitRow
              key={one.id}
              person={one}
              title={titles.get(one.id) ?? ''}
              writing={writing}
              onChange={(patch) => change(one.id, patch)}
              onRemove={people.length > peopleLeast ? () => remove(one.id) : undefined}
            />
          ))}
        </ul>
        {people.length < peopleMost ? (
          <Button look="outline" className="justify-self-start" onClick={add}>
            <UserPlus aria-hidden />
            {say('Add somebody')}
          </Button>
        ) : null}
      </div>
      <SplitOutcome names={titles} answer={answerSplit(people, writing)} writing={writing} />
    </div>
  )
}
