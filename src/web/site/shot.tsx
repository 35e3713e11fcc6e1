import { classes } from '#web/ui/classes.ts'

const files = import.meta.glob<string>('./pictures/{light,dark}/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const urlOf = (name: string, theme: Theme, size = '') =>
  files[`./pictures/${theme}/${name}-${theme}${size}.webp`]

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** What the script that takes them makes of a screen. */
const width = 1280
const height = 800
const smallWidth = 720

export interface ShotProps {
  /** The screen, as `npm run shots` names it. */
  readonly name: string
  /** What is to be seen on it. */
  readonly alt: string
  /** How wide it is shown, as CSS says it; the browser fetches no more than it needs. */
  readonly sizes: string
  readonly className?: string
}

export const hasShot = (name: string) => themes.every((theme) => urlOf(name, theme) !== undefined)

const sourcesOf = (name: string, theme: Theme) =>
  `${urlOf(name, theme, '-small')} ${smallWidth}w, ${urlOf(name, theme)} ${width}w`

/** The app itself, in the theme of the page. */
export function Shot({ name, alt, sizes, className }: ShotProps) {
  return (
    <div
      className={classes('overflow-hidden rounded-xl border bg-card shadow-floating', className)}
    >
      {themes.map((theme) => (
        <img
          key={theme}
          src={urlOf(name, theme)}
          srcSet={sourcesOf(name, theme)}
          {...{ sizes, width, height }}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={classes('h-auto w-full', `shot-${theme}`)}
        />
      ))}
    </div>
  )
}
