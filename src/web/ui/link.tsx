import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLocation, useNavigate } from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To
  readonly state?: unknown
  /** Takes the place of this entry of the history. */
  readonly replace?: boolean
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A way to another screen. React Router's own brings 4 kB of what servers prefetch. */
export function Link({ to, state, replace = false, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isOurs = !event.defaultPrevented && isPlain(event) && (!target || target === '_self')
    if (!isOurs) return
    event.preventDefault()
    // Where we are already, the back button should not need two presses.
    void navigate(to, { state, replace: replace || href === pathname + search + hash })
  }
  return <a {...rest} {...(target ? { target } : {})} href={href} onClick={follow} />
}

export interface NavLinkProps extends Omit<LinkProps, 'className'> {
  readonly to: string
  readonly className: string | ((look: { readonly isActive: boolean }) => string)
}

/** Says when it leads to where we are, or to what that belongs to. */
export function NavLink({ className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const isActive = pathname === rest.to || pathname.startsWith(`${rest.to}/`)
  return (
    <Link
      {...rest}
      className={typeof className === 'string' ? className : className({ isActive })}
      {...(isActive ? { 'aria-current': 'page' as const } : {})}
    />
  )
}
