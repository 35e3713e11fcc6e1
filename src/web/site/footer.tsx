import type { ReactNode } from 'react'
import { routes } from '#contract/routes.ts'
import { type SitePageId, sitePageIds } from '#contract/site.ts'
import { words } from '#contract/words.ts'
import { Wordmark } from '#web/ui/page/mark.tsx'
import { say } from '#web/words/say.ts'
import { calculators } from './calculators.ts'
import { PageLink } from './page-link.tsx'
import { SitePart, slot } from './site-part.tsx'

export interface FooterProps {
  readonly here: SitePageId | null
}

const linkLook = 'flex min-h-9 items-center text-base hover:underline coarse:min-h-11'

export const Footer = ({ here }: FooterProps) => (
  <footer className="mt-16 border-t bg-muted">
    <div className="wide flex flex-wrap gap-x-10 gap-y-8 py-10">
      <div className="grid max-w-64 grow content-start gap-3">
        <Wordmark />
        <p className="text-sm text-muted-foreground">{words.publicTagline}</p>
        <p className="text-sm text-muted-foreground">{words.copyright}</p>
      </div>
      <List title={say('Pages')}>
        {sitePageIds.map((id) => (
          <li key={id}>
            <PageLink id={id} here={here} className="hover:underline" />
          </li>
        ))}
      </List>
      <List title={say('Calculators')}>
        {Object.values(calculators).map(({ href, title }) => (
          <li key={href}>
            <a href={href} className={linkLook}>
              {title}
            </a>
          </li>
        ))}
      </List>
      <List title={say('The app')}>
        <li>
          <a href={routes.login.path} className={linkLook}>
            {say('Log in')}
          </a>
        </li>
        <li>
          <a href={routes.signup.path} className={linkLook}>
            {say('Sign up')}
          </a>
        </li>
        <li>
          <a href="/legal#terms" className={linkLook}>
            {say('Terms of service')}
          </a>
        </li>
        <li>
          <a href="/legal#privacy" className={linkLook}>
            {say('Privacy policy')}
          </a>
        </li>
      </List>
      <List title={say('On your phone')}>
        <Store name={say('App Store')} part="app-store" absent="no-app-store" value="appStoreUrl" />
        <Store
          name={say('Google Play')}
          part="play-store"
          absent="no-play-store"
          value="playStoreUrl"
        />
      </List>
    </div>
  </footer>
)

const List = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="min-w-32">
    <h2 className="mb-2 text-base font-semibold">{title}</h2>
    <ul>{children}</ul>
  </div>
)

interface StoreProps {
  readonly name: string
  readonly part: 'app-store' | 'play-store'
  readonly absent: 'no-app-store' | 'no-play-store'
  readonly value: 'appStoreUrl' | 'playStoreUrl'
}

/** Whoever runs the server says where the apps are; until then there are none to link to. */
const Store = ({ name, part, absent, value }: StoreProps) => (
  <li>
    <SitePart name={part}>
      <a href={slot(value)} rel="noopener" className={linkLook}>
        {name}
      </a>
    </SitePart>
    <SitePart name={absent}>
      <span className="flex min-h-9 items-center gap-2 text-base text-muted-foreground">
        {name} <span className="rounded-sm border px-1.5 text-xs">{say('coming soon')}</span>
      </span>
    </SitePart>
  </li>
)
