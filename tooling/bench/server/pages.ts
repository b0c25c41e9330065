/** What visitors ask for most. The day lies ahead, so that there is something to buy. */
export const pages = {
  home: '/',
  results: `/ferry-result?${new URLSearchParams({
    ...{ trip: 'one_way', from: 'HFC', to: 'BTC', adults: '2' },
    depart: new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  })}`,
  list: '/attractions',
  detail: '/attractions/att_BTM-01',
}

/** As browsers ask. A host name stands for a tenant, and so no address of this machine does. */
export const headers = {
  Host: 'localhost',
  Accept: 'text/html',
  'Accept-Language': 'en',
  'Accept-Encoding': 'gzip, deflate, br',
}
