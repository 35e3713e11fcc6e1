// A device somebody is logged in on fetches its page now, not after the code that finds that out.
try {
  const { tokenKey, frame, pages } = firstFetch
  const page = localStorage.getItem(tokenKey) && pages[location.pathname]
  for (const file of page ? [...frame, ...page] : []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${file}` })
    document.head.append(link)
  }
} catch {
  // Storage that is switched off: nobody is logged in.
}
