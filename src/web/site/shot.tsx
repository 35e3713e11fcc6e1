import { classes } from '#web/ui/classes.ts'

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const urlOf = (name: string) => files[`./pictures/${name}.webp`]

/** What the script that takes them makes of a screen, in pixels of the page. */
export const shotSizes = {
  wide: { width: 1280, height: 800 },
  phone: { width: 390, height: 760 },
} as const

export interface ShotProps {
  /** The screen, as `npm run shots` names it. */
  readonly name: string
  /** What is to be seen on it. */
  readonly alt: string
  readonly size?: keyof typeof shotSizes
  readonly className?: string
}

export const hasShot = (name: string) =>
  urlOf(`${name}-light`) !== undefined && urlOf(`${name}-dark`) !== undefined

/** The app itself, in the theme of the page. */
export function Shot({ name, alt, size = 'wide', className }: ShotProps) {
  return (
    <div
      className={classes('overflow-hidden rounded-xl border bg-card shadow-floating', className)}
    >
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={urlOf(`${name}-${theme}`)}
          alt={alt}
          {...shotSizes[size]}
          loading="lazy"
          decoding="async"
          className={classes('h-auto w-full', `shot-${theme}`)}
        />
      ))}
    </div>
  )
}
