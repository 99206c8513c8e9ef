/** The legal forms of companies, as `foldedWords` writes them. */
export const COMPANY_FORMS: ReadonlySet<string> = new Set(
  (
    'inc incorporated corp corporation co company llc llp lp plc ltd limited pty pvt private ' +
    'gmbh mbh ag kg ohg ug se eg bv nv vof sa sas sarl sasu srl spa sl slu lda ltda ' +
    'as asa aps ab oy oyj ou kft zrt doo dd sro sp zoo sia uab tov ooo ооо ао зао sti ' +
    '株式会社 有限会社 合同会社 株 有 合 주식회사 주 유 有限公司 股份有限公司'
  ).split(' '),
);

/** Forms that stand at a name without a space: 'トヨハシ株式会社'. */
export const ATTACHED_FORMS = /株式会社|有限会社|合同会社|주식회사|유한회사|股份有限公司|有限公司/g;
