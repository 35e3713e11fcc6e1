import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'

const all = [1, 2, 3, 4, 5] as const
const words = (count: number) => say('{count, plural, one {# star} other {# stars}}', { count })

export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span role="img" aria-label={say('{rating} of 5 stars', { rating })} className="flex gap-0.5">
      {all.map((each) => (
        <Star
          key={each}
          aria-hidden
          className={classes(
            'size-4',
            each <= rating ? 'fill-primary text-primary' : 'text-muted-foreground',
          )}
        />
      ))}
    </span>
  )
}

export interface StarsFieldProps {
  readonly rating: number | null
  readonly error?: string | undefined
  readonly onRating: (rating: number) => void
}

/** Five radio buttons: one tab stop, the arrow keys choose. */
export function StarsField({ rating, error, onRating }: StarsFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-medium">{say('How do you like it?')}</legend>
      <div className="-mx-2 flex">
        {all.map((each) => (
          <label
            key={each}
            className={classes(
              'grid size-11 cursor-pointer place-items-center rounded-md hover:bg-accent',
              'has-focus-visible:outline-2 has-focus-visible:outline-ring',
            )}
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              aria-label={words(each)}
              checked={each === rating}
              {...(error && each === 1 ? { 'aria-invalid': true as const } : {})}
              onChange={() => onRating(each)}
            />
            <Star
              aria-hidden
              className={classes(
                'size-6',
                each <= (rating ?? 0) ? 'fill-primary text-primary' : 'text-muted-foreground',
              )}
            />
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} role="alert" className="text-sm text-over">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
