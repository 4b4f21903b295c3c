import { html, nothing } from 'lit-html';
import { post } from '../api.js';
import { dayTime, t } from '../messages.js';

/** Players' reports about each other, with the account concerned. */
export const reports = (page) =>
  html`<section class="card stack" data-key="reports">
    <h2>${t('admin.reports')}</h2>
    ${
      page.reports?.length
        ? html`<ul class="plainlist">
            ${page.reports.map((each) => report(page, each))}
          </ul>`
        : html`<p class="empty">${t(page.reports ? 'admin.noReports' : 'working')}</p>`
    }
  </section>`;

const report = (page, { report: id, reporterName, reported, reportedName, reason, remark, table, reportedAt }) =>
  html`<li>
    <div class="card stack" data-key="report-${id}">
      <p>
        <strong>${reportedName ?? t('player.nameless')}</strong>:
        ${t(`reason.${reason}`)}${remark ? html` · ${remark}` : nothing}
      </p>
      <p class="small muted">
        ${t('admin.reportedBy', {
          name: reporterName ?? t('player.nameless'),
          time: dayTime(reportedAt),
        })}${table ? html` · <a href="/tables/${table}">${t('admin.reportedTable')}</a>` : nothing}
      </p>
      <div class="row">
        <button data-key="look-${id}" @click=${() => page.accounts.sender.send(() => page.accounts.look(reported))}>
          ${t('admin.account')}
        </button>
        <button
          data-key="close-${id}"
          @click=${() =>
            page.sender.send(() => page.changed(() => post(`/auth/admin/reports/${id}/close`)), t('admin.closed'))}
        >
          ${t('admin.close')}
        </button>
      </div>
    </div>
  </li>`;
