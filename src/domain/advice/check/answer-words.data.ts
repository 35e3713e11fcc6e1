/** The words an answer may always use; any other must stand in the fact it tells. */
export const answerWords = `
  a an the this that these those it its there here you your yours is are was were be been
  being am has have had having do does did of in on at for to from by with between during
  since until till through across into onto per as than then so far and but while whereas
  also too all any some only just still already yet again which what however same other
  another such own rest part share sum total totals totalled whole amount amounts figure
  figures number numbers altogether together combined overall month months monthly year
  years yearly annual annually entry entries period come comes came coming go goes went
  going make makes made add adds added stand stands stood amounted money book shows show owe
  owes owed owing earn earns earned earnings receive receives received income incomes
  incoming spend spends spent spending cost costs costing take takes took taken pay pays
  paid expense expenses out more higher rose rise rises risen rising increase increases
  increased increasing grew grow grows grown growing up less lower fell fall falls fallen
  falling drop drops dropped dropping decrease decreases decreased decreasing down fewer
  left remaining remain remains spare available room unspent under over exceed exceeds
  exceeded overspent save saves saved saving savings kept keep keeps stay stays stayed aside
  missing short shortfall will due upcoming expected ahead usual usually typical typically
  average normally about around roughly approximately nearly almost most least not never no
  nothing none neither nor without cannot percent cent
`.trim()
