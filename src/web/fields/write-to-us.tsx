import { routes } from '#contract/routes.ts'

/** Whoever is shut out cannot ask inside. */
export function WriteToUs() {
  return (
    <>
      {' '}
      Is that a mistake?{' '}
      <a href={routes.contact.path} className="underline underline-offset-4">
        Write to us
      </a>
      .
    </>
  )
}
