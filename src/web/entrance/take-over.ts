/** The form that stood in the page before its script was here. */
let picture = globalThis.document?.querySelector<HTMLFormElement>('[data-picture] form')
let last: unknown = globalThis.document?.activeElement
picture?.addEventListener('focusin', ({ target }) => {
  last = target
})

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((each) => each instanceof HTMLInputElement)

/** As somebody who types: the value alone would be put back by what draws the field. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What was typed and sent in the picture of a form goes on in the form that took its place. */
export function takeOver(form: HTMLFormElement): void {
  const before = picture
  picture = null
  for (const typed of before ? fieldsOf(before) : []) {
    const field = fieldsOf(form).find(({ name }) => name === typed.name)
    if (field && typed.value !== '') type(field, typed.value)
    if (typed === last) field?.focus()
  }
  if (before?.dataset.sent !== undefined) form.requestSubmit()
}
