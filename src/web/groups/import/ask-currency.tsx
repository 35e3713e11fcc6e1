import { useState } from 'react'
import type { AskedCurrency } from '#domain/groups/imported-group.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { currencyChoices } from '#web/form/fields/choices.ts'
import { say } from '#web/words/say.ts'

export interface AskCurrencyProps {
  readonly asked: AskedCurrency
  readonly onChoose: (currency: string) => void
}

/** A sign that several currencies share means none of them until somebody says which. */
export function AskCurrency({ asked: { sign, likely }, onChoose }: AskCurrencyProps) {
  const [chosen, setChosen] = useState('')
  const all = currencyChoices()
  const first = all.filter(({ value }) => likely.includes(value))
  const choices = [
    { value: '', label: say('Choose') },
    ...first.toSorted((a, b) => likely.indexOf(a.value) - likely.indexOf(b.value)),
    ...all.filter(({ value }) => !likely.includes(value)),
  ]
  return (
    <ChoiceField
      label={
        sign ? say('Which currency is {sign}?', { sign }) : say('Which currency has this group?')
      }
      value={chosen}
      onChange={(code) => {
        setChosen(code)
        if (code !== '') onChoose(code)
      }}
      choices={choices}
      hint={say('The file does not say.')}
    />
  )
}
