const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** 84200 -> '$84,200'. */
export const formatMoney = (amount: number): string => dollars.format(amount);
