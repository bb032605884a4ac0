import { permissionFor } from "../../../core/content/api/permissions.ts";
import { ApiError } from "../../../core/server/errors.ts";
import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { createDeliveries } from "../../../core/server/mail/deliveries.ts";
import { languagesOf } from "../../../core/words/languages.ts";
import { findPeople, openAccounts } from "../../accounts/server/exports.ts";
import type { AdmissionsPage } from "../../admissions/content/exports.ts";
import { applications } from "../content/applications.ts";
import type {} from "../content/site-data.ts";
import { registerDrawRoutes } from "./draws/draw-routes.ts";
import { findDraw, listDraws } from "./draws/draw-store.ts";
import { registerFigureRoutes } from "./figures/figures-routes.ts";
import { registerFormRoutes } from "./forms/form-routes.ts";
import { registerSiteForms } from "./forms/site-forms.ts";
import { registerAdmitRoutes } from "./office/admit-routes.ts";
import { registerMessageRoutes } from "./office/message-routes.ts";
import { registerOfficeRoutes } from "./office/office-routes.ts";
import { openForms } from "./open-forms.ts";
import { registerSettingsRoutes } from "./settings-routes.ts";

export const applicationsServer: FeatureServer = {
  name: "applications",
  open(core) {
    const { content, db, files, findSchool, mail, now, outbox, pages, publish } = core;
    const { accounts } = openAccounts(core);
    const office = {
      db,
      now,
      findPage: async () => (await pages.find("admissions")).document as AdmissionsPage,
    };
    const { forms, receipts, oldApplications } = openForms(core);
    const { receiveForm } = content;
    const findLanguages = async () => languagesOf((await findSchool()).languages);
    return {
      registerApi: (api) => registerFormRoutes(api, { forms, files, receiveForm, receipts }),
      registerEntryApi(api) {
        registerSettingsRoutes(api, { db, publish, oldApplications });
        registerDrawRoutes(api, { db, publish, now });
        registerFigureRoutes(api, office);
        registerMessageRoutes(api, {
          ...office,
          mail,
          findSchool,
          deliveries: createDeliveries(outbox),
          findAddress: receipts.findAddress,
        });
        registerAdmitRoutes(api, { db, publish, store: content.store, findSchool });
        registerOfficeRoutes(api, {
          ...office,
          store: content.store,
          files,
          listPeople: async () => findPeople(await accounts.list(), permissionFor(applications, "write")),
        });
      },
      registerSite: (app) => registerSiteForms(app, { forms, receiveForm, findLanguages }),
      removeExpired: () => oldApplications.remove(),
      openSiteData: ({ address }) => ({
        findDraw: (id) => findDraw(db, id),
        listDraws: (session) => listDraws(db, session),
        findApplication: (link) =>
          forms.read(link, address).catch((error: unknown) => {
            if (!(error instanceof ApiError) || error.status >= 500) throw error;
            return { refused: error.text, status: error.status };
          }),
      }),
    };
  },
};
