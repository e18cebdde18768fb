/// A small official definition for each interface. Each definition contains every kind of declaration once.
enum Definition {
    static let mobile = """
        <?xml version="1.0"?>
        <!-- a comment is no fact -->
        <interface name="Small" version="8.0.0" minVersion="1.0" date="2021-10-27">
          <description>Prose.</description>
          <enum name="Mode" internal_scope="base" since="1.0">
            <element name="ON"/>
            <element name="OFF" internal_name="M_OFF" rootscreen="true" since="2.0" deprecated="true"><warning>Prose.</warning></element>
            <element name="SUCCESS"/>
          </enum>
          <enum name="FunctionID" platform="documentation">
            <element name="AlertID" value="12" hexvalue="C"/>
          </enum>
          <struct name="Lamp" since="3.0">
            <param name="mode" type="Mode" mandatory="true"/>
            <param name="size" type="Float" minvalue="0.1" maxvalue="100.0" defvalue="1.5" mandatory="false" since="5.0">
              <history>
                <param name="size" type="Integer" mandatory="true" since="3.0" until="5.0"/>
              </history>
            </param>
            <param name="label" type="String" minlength="0" maxlength="40" mandatory="false" platform="documentation"/>
          </struct>
          <function name="Alert" functionID="AlertID" messagetype="request" since="1.0">
            <param name="mode" type="Mode" defvalue="ON" mandatory="true"><description>Prose.</description></param>
            <param name="lamps" type="Lamp" array="true" minsize="1" maxsize="4" mandatory="false"/>
            <param name="loud" type="Boolean" defvalue="false" mandatory="false"/>
          </function>
          <function name="Alert" functionID="AlertID" messagetype="response" since="1.0">
            <param name="resultCode" type="Mode" mandatory="true">
              <element name="SUCCESS"/>
              <element name="OFF"><description>Prose.</description></element>
            </param>
          </function>
        </interface>
        """

    static let hmi = """
        <interfaces name="Small HMI">
          <interface name="Common" version="2.2.0" date="2021-04-14">
            <enum name="Mode"><element name="DAY" value="0"/></enum>
          </interface>
          <interface name="UI" version="1.0.0" date="2021-04-14">
            <function name="Show" messagetype="request" scope="internal">
              <param name="mode" type="Common.Mode" mandatory="true" scope="internal"/>
            </function>
          </interface>
        </interfaces>
        """

    static let mobileCompact = """
        {
          "format": 1,
          "dialect": "mobile",
          "counts": {"interfaces": 1, "enums": 2, "elements": 4, "structs": 1, "structParams": 3, "functions": 2, \
        "functionParams": 4, "results": 2},
          "interfaces": [
            {
              "name": "Small",
              "version": "8.0.0",
              "minVersion": "1.0",
              "date": "2021-10-27",
              "enums": [
                {"name": "Mode", "internalScope": "base", "since": "1.0", "elements": [
                  {"name": "ON"},
                  {"name": "OFF", "internalName": "M_OFF", "rootScreen": true, "since": "2.0", "deprecated": true},
                  {"name": "SUCCESS"}
                ]},
                {"name": "FunctionID", "platform": "documentation", "elements": [
                  {"name": "AlertID", "value": 12, "hexValue": "C"}
                ]}
              ],
              "structs": [
                {"name": "Lamp", "since": "3.0", "params": [
                  {"name": "mode", "type": "Mode", "mandatory": true},
                  {"name": "size", "type": "Float", "mandatory": false, "minValue": 0.1, "maxValue": 100.0, \
        "default": 1.5, "since": "5.0", "history": [{"type": "Integer", "mandatory": true, "since": "3.0", "until": "5.0"}]},
                  {"name": "label", "type": "String", "mandatory": false, "minLength": 0, "maxLength": 40, \
        "platform": "documentation"}
                ]}
              ],
              "functions": [
                {"name": "Alert", "id": "AlertID", "message": "request", "since": "1.0", "params": [
                  {"name": "mode", "type": "Mode", "mandatory": true, "default": "ON"},
                  {"name": "lamps", "type": "Lamp", "array": true, "mandatory": false, "minSize": 1, "maxSize": 4},
                  {"name": "loud", "type": "Boolean", "mandatory": false, "default": false}
                ]},
                {"name": "Alert", "id": "AlertID", "message": "response", "since": "1.0", "params": [
                  {"name": "resultCode", "type": "Mode", "mandatory": true, "results": ["SUCCESS", "OFF"]}
                ]}
              ]
            }
          ]
        }

        """

    static let hmiCompact = """
        {
          "format": 1,
          "dialect": "hmi",
          "name": "Small HMI",
          "counts": {"interfaces": 2, "enums": 1, "elements": 1, "structs": 0, "structParams": 0, "functions": 1, \
        "functionParams": 1, "results": 0},
          "interfaces": [
            {
              "name": "Common",
              "version": "2.2.0",
              "date": "2021-04-14",
              "enums": [
                {"name": "Mode", "elements": [
                  {"name": "DAY", "value": 0}
                ]}
              ],
              "structs": [],
              "functions": []
            },
            {
              "name": "UI",
              "version": "1.0.0",
              "date": "2021-04-14",
              "enums": [],
              "structs": [],
              "functions": [
                {"name": "Show", "message": "request", "scope": "internal", "params": [
                  {"name": "mode", "type": "Common.Mode", "mandatory": true, "scope": "internal"}
                ]}
              ]
            }
          ]
        }

        """
}
