// The page is fetched now, not after the code that finds out which one it is: that of somebody who
// is logged in on this device, or the entrance for everybody else.
try {
  const { tokenKey, frame, pages, entrance } = firstFetch
  const { pathname } = location
  const page = localStorage.getItem(tokenKey) ? pages[pathname] : null
  const isAtEntrance = page === null && (pathname === entrance.path || pathname in pages)
  for (const file of page ? [...frame, ...page] : isAtEntrance ? entrance.files : []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${file}` })
    document.head.append(link)
  }
} catch {
  // Storage that is switched off: what is needed is fetched when it is.
}
