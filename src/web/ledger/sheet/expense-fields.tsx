import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Controller, useController } from 'react-hook-form'
import { paymentMethods } from '#contract/entities/expenses.ts'
import { AmountField } from '#web/fields/amount-field.tsx'
import { CategoryField } from '#web/fields/category-field.tsx'
import { CurrencyField } from '#web/fields/currency-field.tsx'
import { DateField } from '#web/fields/date-field.tsx'
import type { Categories } from '#web/fields/use-categories.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { paymentWords } from '../payment-words.ts'
import type { ExpenseForm } from './use-expense-form.ts'

export interface ExpenseFieldsProps {
  readonly form: ExpenseForm
  readonly categories: Categories
  /** The category used last time for what is being described. */
  readonly propose: (typed: string) => string | null
}

export function ExpenseFieldset({ form, categories, propose }: ExpenseFieldsProps) {
  const { notes, merchant } = form.getValues()
  const [isDetailed, setDetailed] = useState(notes !== '' || merchant !== '')
  return (
    <div className="grid gap-5">
      <AmountLine form={form} />
      <WhatFields form={form} categories={categories} propose={propose} />
      <Controller
        control={form.control}
        name="date"
        render={({ field, fieldState }) => (
          <DateField
            label="Date"
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      {isDetailed ? (
        <DetailFields form={form} />
      ) : (
        <Button
          look="quiet"
          className="-ml-4 justify-self-start text-muted-foreground"
          onClick={() => setDetailed(true)}
        >
          <Plus aria-hidden />
          Place, payment, notes
        </Button>
      )}
    </div>
  )
}

function AmountLine({ form }: Pick<ExpenseFieldsProps, 'form'>) {
  const amount = useController({ control: form.control, name: 'amount' })
  const currency = useController({ control: form.control, name: 'currency' })
  return (
    <div className="grid grid-cols-[1fr_7rem] gap-3">
      <AmountField
        label="Amount"
        value={amount.field.value}
        currency={currency.field.value}
        onChange={amount.field.onChange}
        onBlur={amount.field.onBlur}
        error={amount.fieldState.error?.message}
        inputRef={amount.field.ref}
      />
      <CurrencyField
        value={currency.field.value}
        onChange={currency.field.onChange}
        error={currency.fieldState.error?.message}
        className="[&_select]:h-13"
      />
    </div>
  )
}

/** The proposal follows the description until the person chooses a category. */
function WhatFields({ form, categories, propose }: ExpenseFieldsProps) {
  const description = useController({ control: form.control, name: 'description' })
  const category = useController({ control: form.control, name: 'categoryId' })
  const [isProposed, setProposed] = useState(false)
  const write = (text: string) => {
    description.field.onChange(text)
    if (category.field.value !== null && !isProposed) return
    const proposed = propose(text)
    setProposed(proposed !== null)
    form.setValue('categoryId', proposed)
  }
  const choose = (categoryId: string | null) => {
    setProposed(false)
    category.field.onChange(categoryId)
  }
  return (
    <>
      <Field label="Description" error={description.fieldState.error?.message}>
        {(control) => (
          <Input
            {...control}
            ref={description.field.ref}
            autoComplete="off"
            placeholder="What was it?"
            value={description.field.value}
            onChange={(event) => write(event.target.value)}
            onBlur={description.field.onBlur}
          />
        )}
      </Field>
      <CategoryField
        label="Category"
        categories={categories}
        value={category.field.value}
        onChange={choose}
        error={category.fieldState.error?.message}
        hint={isProposed ? 'As last time' : undefined}
      />
    </>
  )
}

function DetailFields({ form }: Pick<ExpenseFieldsProps, 'form'>) {
  const { errors } = form.formState
  return (
    <>
      <Field label="Where" error={errors.merchant?.message}>
        {(control) => <Input {...control} autoComplete="off" {...form.register('merchant')} />}
      </Field>
      <Field label="Paid with" error={errors.paymentMethod?.message}>
        {(control) => (
          <Select {...control} {...form.register('paymentMethod')}>
            {paymentMethods.map((method) => (
              <option key={method} value={method}>
                {paymentWords[method]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Notes" error={errors.notes?.message}>
        {(control) => <Textarea {...control} {...form.register('notes')} />}
      </Field>
    </>
  )
}
