/**
 * Every instalment of the scope $1 that is still open, with what is open of it, and what of that
 * pays the loan back: fees and interest are paid first.
 */
export const openInstalments = `select o.*, least(o.principal, o.amount) as repays from (
    select l.id, l.name, l.currency, l.posting, l.pay_from_id, a.date, a.principal,
      case when a.date = l.next_due_on then l.next_due_amount else a.payment + a.fees end as amount
    from loans l join amortization a on a.scope = l.scope and a.loan_id = l.id
    where l.scope = $1 and l.status = 'active' and a.date >= l.next_due_on
  ) o where o.amount > 0`
