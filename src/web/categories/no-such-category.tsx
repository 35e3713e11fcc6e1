import { say } from '#web/words/say.ts'
import { findCategories } from './find-categories.ts'
import type { Category } from './use-categories.ts'

export interface NoSuchCategoryProps {
  readonly choices: readonly Category[]
  readonly typed: string
}

/** Said where a list would only be empty. */
export const NoSuchCategory = ({ choices, typed }: NoSuchCategoryProps) =>
  typed.trim() !== '' && findCategories(choices, typed).length === 0 ? (
    <p role="status" className="px-2 py-1.5 text-sm text-muted-foreground">
      {say('No category is called that.')}
    </p>
  ) : null
